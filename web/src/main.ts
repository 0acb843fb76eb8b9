import { mount } from "svelte";
import App from "./App.svelte";
import { loadIcons } from "./icons/icons.svelte";
import "./look";
import { placeSymbols } from "./look/symbols";
import "./shell/shell.css";
import { router } from "./shell/router.svelte";
import { listenForGesture } from "./shell/sounds";

placeSymbols();
void loadIcons();
listenForGesture();
router.start();

const target = document.getElementById("app");
if (target) mount(App, { target });
