/** Astro names modules by where they lay on the machine that bundled them. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A script whose names of modules begin at the project's own folder. */
export function withoutRoot(code: string, root: string): string {
  return code.replace(new RegExp(`(?<=["'\`]|file://)${RegExp.escape(root)}(?=/)`, 'g'), '');
}

/** Takes the path of the project out of all scripts of a folder; it stands for nothing once they are bundled. */
export function forgetRoot(folder: string, root: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.m?js$/.test(name)) continue;
    const file = path.join(folder, name);
    const code = readFileSync(file, 'utf8');
    const changed = withoutRoot(code, root);
    if (changed !== code) writeFileSync(file, changed);
  }
}
