const program = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** Leads to this machine, as a name in a house does. A browser with flags of its own would end the worker. */
export const houseName = 'shop.test'

/** Flags for a browser in a container: no sandbox, no background requests. */
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--host-resolver-rules=MAP ${houseName} 127.0.0.1`,
]

/** The browser as people have it, without a graphics card: it can install a shop. */
export const wholeBrowser = { executablePath: program, args: [...flags, '--disable-gpu'] }

/** The headless browser, if `npm test` has found it: most journeys need no more, and take less time. */
export const leanBrowser = { ...wholeBrowser, executablePath: process.env.HEADLESS_SHELL ?? program }

/** The whole one with the graphics card in software: it draws in three dimensions, slowly. */
export const drawingBrowser = {
  executablePath: program,
  args: [...flags, '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
}
