import React, { type ElementType } from 'react'
import { separateTexts } from './separate-texts.ts'

// @ts-expect-error React is a CommonJS module, whose types know no `export *`; the bundler does.
export * from 'react'

export function createElement(type: ElementType, properties: object | null, ...children: unknown[]) {
  const separated = separateTexts(type, children.length === 1 ? children[0] : children)
  const all = children.length === 1 ? [separated] : (separated as unknown[])
  return React.createElement(type, properties, ...(all as React.ReactNode[]))
}

/** Some files of the libraries import the default. */
// biome-ignore lint/style/noDefaultExport: it stands for React's own.
export default { ...React, createElement }
