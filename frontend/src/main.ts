/** Where the pages begin: the words first, then everything that says them. */

import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { ready } from "./words";

await ready;
mount(App, { target: document.getElementById("app")! });
