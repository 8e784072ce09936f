/** The login of a browser: storage, bearer tokens and their refresh. Shop and dashboard share it. */
export * from './auth-state.ts'
export * from './auth-storage.ts'
export * from './bearer-transport.ts'
export * from './browser-auth.ts'
export * from './browser-stores.ts'
export * from './crash-reports.ts'
export * from './pending-verification.ts'
export * from './text-store.ts'
