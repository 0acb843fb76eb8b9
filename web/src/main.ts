import { mount } from "svelte";
import App from "./App.svelte";
import "./look";
import { placeSymbols } from "./look/symbols";
import "./shell/shell.css";
import { router } from "./shell/router.svelte";
import { listenForGesture } from "./shell/sounds";

placeSymbols();
listenForGesture();
router.start();

const target = document.getElementById("app");
if (target) mount(App, { target });
