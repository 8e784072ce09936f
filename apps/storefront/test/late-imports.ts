import { afterAll, vi } from 'vitest'

// Files of one worker share their modules: one that a late component is still fetching when a file ends would be missing in the next file.
afterAll(() => vi.dynamicImportSettled())
