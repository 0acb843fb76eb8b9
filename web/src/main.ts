import { mount } from "svelte";
import App from "./App.svelte";
import "./look";
import { placeSymbols } from "./look/symbols";
import "./shell/shell.css";
import { router } from "./shell/router.svelte";
import { listenForGesture } from "./shell/sounds";
import { installWorker } from "./together/app";
import { freshness } from "./together/freshness.svelte";

placeSymbols();
listenForGesture();
router.start();
installWorker();
freshness.start();

const target = document.getElementById("app");
if (target) mount(App, { target });
