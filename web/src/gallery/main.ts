// `npm run dev`, then /gallery.html: every piece, and each game's board from scenes of real matches.
// ?sample=NAME&theme=light&part=board|pieces|side|looks|faces&theirs=1; faces also takes games=NAME,NAME and stage=NUMBER
import { mount } from "svelte";
import "../engine/look";
import Gallery from "./Gallery.svelte";

mount(Gallery, { target: document.getElementById("app")! });
