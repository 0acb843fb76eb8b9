// The whole look in one import.
import "./fonts";
import "./tokens.css";
import "./palettes.css";
import "./base.css";
import "./shell.css";
import "./cards.css";
import "./dice.css";
import "./zones.css";
import "./states.css";
import "./maps.css";
import "./moments.css";
import "./book.css";
