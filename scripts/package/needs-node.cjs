/** Comes before each command of a package, and is read by any Node: an older one knows neither its files nor what they use. */
const NEEDED = 24;
if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  console.error(
    `Node ${NEEDED} or later is needed, and this is ${process.version}: install it from https://nodejs.org.`,
  );
  process.exit(1);
}
