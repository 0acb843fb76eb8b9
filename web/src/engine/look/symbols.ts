// The shapes that everything on the table is made of, as SVG. They are put into the document once, and into every
// board base that is painted to a bitmap.
import { PORTRAITS } from "./portraits";

/** Metals and stones. */
export const GRADIENTS = `
<linearGradient id="lg-key" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe9b4"/><stop offset="1" stop-color="#ffbf3c"/></linearGradient>
<linearGradient id="lg-gold" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe9a8"/><stop offset=".5" stop-color="#eeb83f"/><stop offset="1" stop-color="#b4761a"/></linearGradient>
<linearGradient id="lg-sun" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ff9d6b"/><stop offset=".55" stop-color="#e2452f"/><stop offset="1" stop-color="#9d1f22"/></linearGradient>
<linearGradient id="lg-moon" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a9d4ff"/><stop offset=".5" stop-color="#3f7fe0"/><stop offset="1" stop-color="#1d3f96"/></linearGradient>
<linearGradient id="lg-vp" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a6ecb4"/><stop offset=".55" stop-color="#2f9d5b"/><stop offset="1" stop-color="#14603a"/></linearGradient>
<linearGradient id="lg-xp" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d9f7a0"/><stop offset=".55" stop-color="#6fae2e"/><stop offset="1" stop-color="#3c6d14"/></linearGradient>
<linearGradient id="lg-steel" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#eef2f6"/><stop offset=".55" stop-color="#9aa7b4"/><stop offset="1" stop-color="#56616d"/></linearGradient>
<linearGradient id="lg-bone" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fffdf4"/><stop offset="1" stop-color="#d8c9a4"/></linearGradient>
`;

/** A number in a shape: the built-in shapes for values. */
export const GEMS = `
<symbol id="g-gold" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18.5" fill="url(#lg-gold)" stroke="#7c4d0c" stroke-width="1.6"/><circle cx="20" cy="20" r="14" fill="none" stroke="#8d5b12" stroke-opacity=".55" stroke-width="1.2"/><path d="M7.5 14A14 14 0 0 1 20 6" fill="none" stroke="#fff6d0" stroke-width="2" stroke-linecap="round" opacity=".8"/></symbol>
<symbol id="g-sun" viewBox="0 0 40 40"><path d="M20 .8l4.6 6.5 7.6-2.4.1 8 7.5 2.7-4.6 6.5 4.6 6.5-7.5 2.7-.1 8-7.6-2.4-4.6 3.3-4.6-3.3-7.6 2.4-.1-8L.2 28.6l4.6-6.5L.2 15.6l7.5-2.7.1-8 7.6 2.4z" fill="url(#lg-sun)" stroke="#6d1212" stroke-width="1.4" stroke-linejoin="round"/><circle cx="20" cy="21" r="11.5" fill="#fff" opacity=".10"/></symbol>
<symbol id="g-moon" viewBox="0 0 40 40"><path d="M20 1.2C31 9 37.5 17 37.5 24.5 37.5 33 30 39 20 39S2.5 33 2.5 24.5C2.5 17 9 9 20 1.2z" fill="url(#lg-moon)" stroke="#12286a" stroke-width="1.5"/><path d="M15 9.5A13.5 13.5 0 0 0 9 33 17 17 0 0 1 15 9.5z" fill="#e6f3ff" opacity=".85"/></symbol>
<symbol id="g-vp" viewBox="0 0 40 40"><path d="M20 1l16.5 9.5v19L20 39 3.5 29.5v-19z" fill="url(#lg-vp)" stroke="#0c4023" stroke-width="1.5" stroke-linejoin="round"/><path d="M9 15c-2 6 1 12 7 16M31 15c2 6-1 12-7 16" fill="none" stroke="#d9ffdf" stroke-width="1.6" opacity=".75" stroke-linecap="round"/></symbol>
<symbol id="g-xp" viewBox="0 0 40 40"><path d="M20 1.5l5.6 11.9 13 1.7-9.5 9 2.4 13L20 30.8 8.5 37.1l2.4-13-9.5-9 13-1.7z" fill="url(#lg-xp)" stroke="#2a5208" stroke-width="1.5" stroke-linejoin="round"/></symbol>
<symbol id="g-str" viewBox="0 0 40 40"><path d="M20 2l16 8v20l-16 8-16-8V10z" fill="#a8201f" stroke="#560c0d" stroke-width="1.4"/><path d="M20 2l16 8-16 8-16-8z" fill="#f0705a"/><path d="M4 10l16 8v20L4 30z" fill="#cf3a31"/></symbol>
<symbol id="g-will" viewBox="0 0 40 40"><path d="M20 1l18 19-18 19L2 20z" fill="#163f94" stroke="#0b1f52" stroke-width="1.4" stroke-linejoin="round"/><path d="M20 1l18 19-18-6L2 20z" fill="#8ec1ff"/><path d="M2 20l18-6v25z" fill="#2f6fd3"/></symbol>
<symbol id="g-shield" viewBox="0 0 40 40"><path d="M20 2l15 5v12c0 10-6.5 16-15 19C11.500 35 5 29 5 19V7z" fill="url(#lg-steel)" stroke="#313a44" stroke-width="1.6"/><path d="M20 6v28" stroke="#fff" stroke-opacity=".5"/></symbol>
<symbol id="g-lore" viewBox="0 0 40 40"><path d="M20 1l17 11-6.500 25h-21L3 12z" fill="#f4efe2" stroke="#4a3d2a" stroke-width="1.6"/><path d="M16 10v21M16 11l9 6-9 6" fill="none" stroke="#7a4b9c" stroke-width="3" stroke-linejoin="round"/></symbol>
<symbol id="g-dmg" viewBox="0 0 40 40"><path d="M20 37C6 27 2 20 2 13A9 9 0 0 1 20 10a9 9 0 0 1 18 3c0 7-4 14-18 24z" fill="#c22f35" stroke="#5d0d12" stroke-width="1.6"/></symbol>
`;

/** Nine landscapes; a palette gives --sky --glow --far --mid --near. */
export const SCENERIES = `
<symbol id="sc-sea" viewBox="0 0 100 70" preserveAspectRatio="xMidYMid slice"><rect width="100" height="70" fill="var(--sky)"/><circle cx="70" cy="24" r="13" fill="var(--glow)" opacity=".9"/><circle cx="70" cy="24" r="22" fill="var(--glow)" opacity=".22"/><path d="M0 42q12-6 25 0t25 0 25 0 25 0v28H0z" fill="var(--far)"/><path d="M0 50q10 6 20 0t20 0 20 0 20 0 20 0v20H0z" fill="var(--mid)"/><path d="M0 60q14-7 28 0t28 0 28 0 28 0v10H0z" fill="var(--near)"/></symbol>
<symbol id="sc-peaks" viewBox="0 0 100 70" preserveAspectRatio="xMidYMid slice"><rect width="100" height="70" fill="var(--sky)"/><circle cx="30" cy="20" r="20" fill="var(--glow)" opacity=".25"/><circle cx="30" cy="20" r="10" fill="var(--glow)" opacity=".8"/><path d="M-5 56L18 24l9 11L46 12l16 22 10-9 33 34v16H-5z" fill="var(--far)"/><path d="M46 12l-8 10 6 2 4-3 4 5 4-1z" fill="#fff" opacity=".45"/><path d="M-5 66L22 42l14 11 20-18 26 22 23-12v30H-5z" fill="var(--mid)"/><path d="M-5 72L16 58l20 7 28-12 41 15v8H-5z" fill="var(--near)"/></symbol>
<symbol id="sc-forest" viewBox="0 0 100 70" preserveAspectRatio="xMidYMid slice"><rect width="100" height="70" fill="var(--sky)"/><circle cx="54" cy="22" r="24" fill="var(--glow)" opacity=".32"/><path d="M0 70V42l6-14 6 14 5-18 7 20 6-15 6 17 6-22 7 22 6-16 6 16 7-20 7 20 6-14 6 14 6-18 7 18v30z" fill="var(--far)"/><path d="M0 70V54l8-20 8 22 8-16 7 18 9-24 9 26 8-16 8 18 8-22 9 24 7-14 11 20v10z" fill="var(--mid)"/><path d="M0 70v-6l10-16 10 16h60l9-16 11 14v8z" fill="var(--near)"/></symbol>
<symbol id="sc-plain" viewBox="0 0 100 70" preserveAspectRatio="xMidYMid slice"><rect width="100" height="70" fill="var(--sky)"/><circle cx="66" cy="26" r="11" fill="var(--glow)" opacity=".9"/><circle cx="66" cy="26" r="24" fill="var(--glow)" opacity=".22"/><path d="M0 44c20-12 40-8 56-2s30 4 44-4v32H0z" fill="var(--far)"/><path d="M0 56c26-14 44-4 60-4s28-6 40-2v20H0z" fill="var(--mid)"/><path d="M0 66c30-10 60-6 100 0v4H0z" fill="var(--near)"/></symbol>
<symbol id="sc-hall" viewBox="0 0 100 70" preserveAspectRatio="xMidYMid slice"><rect width="100" height="70" fill="var(--sky)"/><path d="M50 0L20 70h60z" fill="var(--glow)" opacity=".28"/><path d="M0 0h100v8H0zM4 8h12v62H4zM84 8h12v62H84z" fill="var(--far)"/><path d="M24 10h8v54h-8zM68 10h8v54h-8z" fill="var(--mid)"/><path d="M0 62h100v8H0zM20 6h16v5H20zM64 6h16v5H64z" fill="var(--near)"/></symbol>
<symbol id="sc-night" viewBox="0 0 100 70" preserveAspectRatio="xMidYMid slice"><rect width="100" height="70" fill="var(--sky)"/><path d="M72 8a14 14 0 1 0 10 24A12 12 0 0 1 72 8z" fill="var(--glow)"/><g fill="#fff" opacity=".8"><circle cx="14" cy="12" r=".5"/><circle cx="28" cy="24" r=".4"/><circle cx="40" cy="8" r=".55"/><circle cx="52" cy="20" r=".4"/><circle cx="90" cy="12" r=".5"/><circle cx="8" cy="32" r=".35"/><circle cx="60" cy="34" r=".35"/></g><path d="M0 52c18-14 30-6 44-10s34-8 56 4v24H0z" fill="var(--far)"/><path d="M0 60c24-12 60-10 100-2v12H0z" fill="var(--mid)"/><path d="M0 67c30-6 70-5 100-1v4H0z" fill="var(--near)"/></symbol>
<symbol id="sc-cave" viewBox="0 0 100 70" preserveAspectRatio="xMidYMid slice"><rect width="100" height="70" fill="var(--near)"/><ellipse cx="50" cy="42" rx="44" ry="36" fill="var(--mid)"/><ellipse cx="50" cy="44" rx="32" ry="27" fill="var(--far)"/><ellipse cx="50" cy="46" rx="22" ry="19" fill="var(--glow)" opacity=".45"/><path d="M0 0h100v10l-7 12-5-11-8 16-6-18-9 10-6-9-8 13-7-12-8 18-8-20-7 12-6-10-6 14L0 12zM0 70v-8l14 4 12-6 20 6 22-5 16 4 16-4v9z" fill="var(--near)"/></symbol>
<symbol id="sc-rays" viewBox="0 0 100 70" preserveAspectRatio="xMidYMid slice"><rect width="100" height="70" fill="var(--far)"/><g fill="var(--glow)" opacity=".28"><path d="M50 36L170.0 36.0L166.9 63.0z"/><path d="M50 36L153.9 96.0L137.8 117.8z"/><path d="M50 36L110.0 139.9L85.1 150.8z"/><path d="M50 36L50.0 156.0L23.0 152.9z"/><path d="M50 36L-10.0 139.9L-31.8 123.8z"/><path d="M50 36L-53.9 96.0L-64.8 71.1z"/><path d="M50 36L-70.0 36.0L-66.9 9.0z"/><path d="M50 36L-53.9 -24.0L-37.8 -45.8z"/><path d="M50 36L-10.0 -67.9L14.9 -78.8z"/><path d="M50 36L50.0 -84.0L77.0 -80.9z"/><path d="M50 36L110.0 -67.9L131.8 -51.8z"/><path d="M50 36L153.9 -24.0L164.8 0.9z"/></g><circle cx="50" cy="36" r="26" fill="var(--sky)" opacity=".55"/><path d="M0 62c30-6 70-6 100 0v8H0z" fill="var(--near)" opacity=".7"/></symbol>
<symbol id="sc-city" viewBox="0 0 100 70" preserveAspectRatio="xMidYMid slice"><rect width="100" height="70" fill="var(--sky)"/><circle cx="50" cy="40" r="30" fill="var(--glow)" opacity=".3"/><path d="M0 70V46h8V36l6-8 6 8v10h8V30l5-12 5 12v12h10V34l7-10 7 10v8h8V26l6-14 6 14v18h10V38l5-7 5 7v32z" fill="var(--far)"/><path d="M0 70V56l10-8 10 8 8-6 9 6h12l10-8 10 8 9-6 8 6 14-6v20z" fill="var(--mid)"/><path d="M0 70v-6h100v6z" fill="var(--near)"/></symbol>
`;

/** Symbols of the terrain on maps. */
export const TERRAIN = `
<symbol id="t-tree" viewBox="0 0 20 24"><path d="M9 19h2.500v5H9z" fill="#4a3420"/><path d="M10 1l6 9h-3l5 8H2l5-8H4z" fill="var(--tree,#2f5b36)"/><path d="M10 1l6 9h-3l5 8h-8z" fill="#000" opacity=".18"/></symbol>
<symbol id="t-peak" viewBox="0 0 30 26"><path d="M1 25L12 4l5 8 4-5 8 18z" fill="var(--rock,#7c7468)"/><path d="M12 4l5 8 4-5 8 18H15z" fill="#000" opacity=".22"/><path d="M12 4l-4 7.500 3-1 2 2 2-2z" fill="#fff" opacity=".85"/></symbol>
<symbol id="t-hill" viewBox="0 0 30 16"><path d="M1 15c4-10 10-12 14-5 3-6 9-4 14 5z" fill="var(--hill,#a98b4c)"/><path d="M15 10c3-6 9-4 14 5H17z" fill="#000" opacity=".14"/></symbol>
<symbol id="t-wave" viewBox="0 0 24 8"><path d="M1 5q3-4 6 0t6 0 6 0 4-1" fill="none" stroke="var(--wave,#e6f6ff)" stroke-width="1.4" stroke-linecap="round" opacity=".7"/></symbol>
<symbol id="t-grass" viewBox="0 0 14 8"><path d="M2 7l1-4M5 7l.5-6M8 7l1-5M11 7l1.500-3" stroke="var(--grass,#5d7a2e)" stroke-width="1.1" stroke-linecap="round" opacity=".65" fill="none"/></symbol>
`;

/** Painting. Costly: only for bases that are painted once (see boards/paint.ts), except drop and glow. */
export const FILTERS = `
<filter id="f-soft" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="1.6"/></filter>
<filter id="f-rough" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="2" seed="3" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="6" xChannelSelector="R" yChannelSelector="G"/></filter>
<filter id="f-grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="5" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 .35  0 0 0 0 .28  0 0 0 0 .18  0 0 0 .55 -.12"/></filter>
<filter id="f-cloud" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".006 .009" numOctaves="3" seed="21" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0 0 0 2.2 -.95"/></filter>
<pattern id="p-grain" width="180" height="180" patternUnits="userSpaceOnUse"><rect width="180" height="180" filter="url(#f-grain)"/></pattern>
<pattern id="p-cloud" width="560" height="560" patternUnits="userSpaceOnUse"><rect width="560" height="560" filter="url(#f-cloud)"/></pattern>
<filter id="f-drop" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="0" dy="3" stdDeviation="2.500" flood-color="#000" flood-opacity=".5"/></filter>
<filter id="f-glow" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="5" result="b"/><feMerge><feMergeNode in="b"/><feMergeNode in="b"/><feMergeNode in="SourceGraphic"/></feMerge></filter>
`;

const ID = "fabletable-symbols";

/** Puts gems, sceneries and doodads where `<use>` finds them. */
export function placeSymbols(): void {
  if (typeof document === "undefined" || document.getElementById(ID)) return;
  const holder = document.createElement("div");
  holder.id = ID;
  holder.hidden = false;
  holder.className = "symbols";
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = `<svg width="0" height="0"><defs>${GRADIENTS}${GEMS}${SCENERIES}${TERRAIN}${PORTRAITS}${FILTERS}</defs></svg>`;
  document.body.prepend(holder);
}
