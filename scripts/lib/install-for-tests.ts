import { installTool } from './tool-packages.ts'

/** Once for the whole run of vitest: the packages that tests of the scripts use. */
export const setup = () => installTool('tools/development')
