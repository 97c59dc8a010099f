/** Faces of the die as people write them. */

/** Write faces with runs joined: `1-6`, `7`, `1-3 5`. */
export function facesText(faces: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const face of faces) {
    const run = runs.at(-1);
    if (run && run[1] === face - 1) run[1] = face;
    else runs.push([face, face]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(" ");
}
