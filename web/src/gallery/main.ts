// `npm run dev`, then /gallery.html: every piece, and each game's board from scenes of real matches.
// ?sample=NAME&theme=light&part=board|pieces|side|looks&theirs=1
import { mount } from "svelte";
import "../engine/look";
import Gallery from "./Gallery.svelte";

mount(Gallery, { target: document.getElementById("app")! });
