import { type ElementType, createElement as make, type ReactNode } from 'react'
import { separateTexts } from './separate-texts.ts'

export function createElement(type: ElementType, properties: object | null, ...children: unknown[]) {
  const separated = separateTexts(type, children.length === 1 ? children[0] : children)
  const all = children.length === 1 ? [separated] : (separated as unknown[])
  return make(type, properties, ...(all as ReactNode[]))
}
