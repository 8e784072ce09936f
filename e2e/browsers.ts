const program = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** For a browser in a container: no sandbox of its own, no calls home. */
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const noGraphicsCard = '--disable-gpu'

/** The browser that draws for nobody, where `npm test` has found it: most journeys need no more, and take less time. */
export const leanBrowser = {
  executablePath: process.env.HEADLESS_SHELL ?? program,
  args: [...flags, noGraphicsCard],
}

/** The browser as people have it: it can install a shop. */
export const wholeBrowser = { executablePath: program, args: [...flags, noGraphicsCard] }

/** The same with the graphics card in software: it draws in three dimensions, slowly. */
export const drawingBrowser = {
  executablePath: program,
  args: [...flags, '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
}
