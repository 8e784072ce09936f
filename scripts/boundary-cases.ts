/** A line of source and the file that contains it. */
export type Case = [file: string, line: string]

const server = 'apps/server/src'
const modules = `${server}/modules`
const shop = 'apps/storefront/app'

/** Lines that the lint rules must refuse, by their file. */
export const forbidden: Case[] = [
  ['packages/contract/src/cart/cart.schema.ts', "import 'fastify'"],
  ['packages/contract/src/cart/cart.schema.ts', "import type { A } from '@shop/i18n'"],
  ['packages/contract/src/cart/cart.schema.ts', "import '../../../../apps/server/src/errors.ts'"],
  ['packages/i18n/src/money.ts', "import 'react'"],
  ['packages/i18n/src/money.ts', "import '@shop/server'"],
  ['packages/session/src/auth-state.ts', "import '@shop/i18n'"],
  ['packages/embedded-postgres/src/cluster.ts', "import 'postgres'"],
  ['packages/embedded-postgres/src/cluster.ts', "import '@shop/contract'"],
  ['packages/contract/src/cart/cart.schema.ts', "import '@shop/embedded-postgres'"],
  [`${shop}/features/cart/cart-page.tsx`, "import '@shop/embedded-postgres'"],
  ['apps/dashboard/src/app.tsx', "import '@shop/embedded-postgres'"],
  [`${server}/database/open-database.ts`, "import '../../../../packages/embedded-postgres/src/cluster.ts'"],
  [`${shop}/features/cart/cart-page.tsx`, "import '@shop/server'"],
  [`${shop}/features/cart/cart-page.tsx`, "import '@shop/server/src/config.ts'"],
  [`${shop}/features/cart/cart-page.tsx`, "import '../../../../server/src/config.ts'"],
  [`${shop}/features/cart/cart-page.tsx`, "import '@shop/contract/staff'"],
  [`${shop}/features/cart/cart-page.tsx`, "import '@shop/dashboard'"],
  [`${shop}/ui/button.tsx`, 'export const a = <b className="flex ml-2">x</b>'],
  [`${shop}/ui/button.tsx`, 'export const a = <b className="md:-left-4">x</b>'],
  [`${shop}/ui/button.tsx`, 'export const a = <b className="text-right">x</b>'],
  [`${shop}/ui/button.tsx`, "export const a = 'hover:rounded-tl-md'"],
  [`${shop}/ui/button.tsx`, 'export const a = `flex border-l`'],
  [`${shop}/styles/app.css`, 'p { margin-left: 1px }'],
  [`${shop}/styles/app.css`, 'p { text-align: right }'],
  ['apps/dashboard/src/app.tsx', "import '@shop/storefront'"],
  ['apps/dashboard/src/app.tsx', "import '@shop/server'"],
  [`${server}/web/storefront.ts`, "import '@shop/storefront/app/paths.ts'"],
  [`${modules}/cart/cart.service.ts`, 'export const a = process.env.PORT'],
  [`${modules}/cart/cart.service.ts`, "console.log('a')"],
  [`${modules}/cart/cart.service.ts`, 'export const a = (b: any) => b'],
  [`${modules}/cart/cart.service.ts`, 'export const a = { ...{ b: 1, c: 2 }, d: 3 }'],
  ['e2e/journeys/guest.spec.ts', "import '../../apps/server/src/config.ts'"],
  ['e2e/journeys/guest.spec.ts', "import '@shop/i18n'"],
]

/** Lines that must pass. */
export const allowed: Case[] = [
  ['packages/contract/src/cart/cart.schema.ts', "import 'zod'"],
  ['packages/contract/src/cart/cart.schema.ts', "import '../values/money.ts'"],
  ['packages/contract/src/values/money.test.ts', "import 'vitest'"],
  ['packages/i18n/src/money.ts', "import '@shop/contract'"],
  ['packages/embedded-postgres/src/cluster.ts', "import 'node:fs'"],
  ['packages/embedded-postgres/src/cluster.ts', "import './run-as.ts'"],
  ['packages/embedded-postgres/src/postmaster.test.ts', "import 'vitest'"],
  [`${server}/database/open-database.ts`, "import '@shop/embedded-postgres'"],
  [`${shop}/features/cart/cart-page.tsx`, "import '@shop/contract'"],
  [`${shop}/ui/button.tsx`, "import '@shop/i18n'"],
  [`${shop}/ui/button.tsx`, 'export const a = <b className="flex ms-2 border-b rounded-lg text-start">left-handed</b>'],
  [`${shop}/styles/app.css`, 'p { margin-inline-start: 1px }'],
  ['apps/dashboard/src/app.tsx', "import '@shop/contract/staff'"],
  [`${server}/config.ts`, 'export const a = process.env.PORT'],
  [`${server}/commands/import.ts`, "console.log('a')"],
  [`${modules}/cart/cart.service.ts`, 'export const a = (b: object, c?: object) => ({ ...b, ...(c && { c }) })'],
  ['e2e/journeys/guest.spec.ts', "import '../../apps/storefront/app/paths.ts'"],
]
