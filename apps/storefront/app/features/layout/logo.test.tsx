import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LampMark } from './logo.tsx'

const favicon = readFileSync(new URL('../../../public/brand/favicon.svg', import.meta.url), 'utf8')

/** The shapes of a drawing, without its colours. */
function shapesOf(svg: string): string[] {
  return [...svg.matchAll(/ (?:viewBox|d|rx|cx|cy|r|stroke-width|opacity)="[^"]+"/g)]
    .map(([shape]) => shape.trim())
    .sort()
}

it.each([true, false])(
  'the head and the foot of the page show the mark of the favicon (on the dark foot: %s)',
  (isOnNight) => {
    const drawn = shapesOf(renderToStaticMarkup(<LampMark isOnNight={isOnNight} />))
    expect(drawn).toEqual(shapesOf(favicon))
    expect(drawn).toHaveLength(11)
  },
)
