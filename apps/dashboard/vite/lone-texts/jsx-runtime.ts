import type { ElementType, Key } from 'react'
import { Fragment, jsx as make, jsxs as makeOfMany } from 'react/jsx-runtime'
import { separateTexts } from './separate-texts.ts'

export { Fragment }

type Properties = { children?: unknown }

export function jsx(type: ElementType, properties: Properties, key?: Key) {
  if (type !== Fragment) return make(type, properties, key)
  return make(type, { ...properties, children: separateTexts(type, properties.children) }, key)
}

export function jsxs(type: ElementType, properties: Properties, key?: Key) {
  return makeOfMany(type, { ...properties, children: separateTexts(type, properties.children) }, key)
}
