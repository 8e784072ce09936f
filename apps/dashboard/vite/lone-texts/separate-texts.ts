import { createElement, Fragment, type ReactNode } from 'react'

/** Elements whose text must be bare. */
const bare: readonly unknown[] = ['option', 'style', 'text', 'textarea', 'title', 'tspan']

/**
 * A browser that translates the page replaces each text, and React then fails beside it, or shows no change of it. A single child is safe: React
 * sets it as the content of its element; the children of a fragment may land beside others.
 *
 * @returns the children, each text beside others in a `<span>`
 */
export function separateTexts(type: unknown, children: unknown): unknown {
  if (bare.includes(type)) return children
  if (Array.isArray(children))
    return children.map((child) => (isText(child) ? createElement('span', null, child) : child))
  return type === Fragment && isText(children) ? createElement('span', null, children) : children
}

function isText(child: unknown): child is ReactNode {
  return typeof child === 'number' || (typeof child === 'string' && child.trim() !== '')
}
