import fc from 'fast-check'
import { isLongRun } from './long-run.ts'

/**
 * The random cases of property tests are the same in each run: a fault of one case in a thousand is found by whoever made it. The long run draws
 * others. Vitest prints the seed of a case that fails; such a case becomes one of the test's `examples`.
 */
const seed = isLongRun ? Date.now() : 20_261_125

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed })
