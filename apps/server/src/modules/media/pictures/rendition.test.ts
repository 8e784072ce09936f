import { describe, expect, it } from 'vitest'
import { offeredWidths } from './rendition.rules.ts'

describe('the widths that a picture is offered in', () => {
  it.each([
    ['a small one in the narrowest', 80, [320]],
    ['one as wide as a width in it', 640, [320, 640]],
    ['one between two widths in the narrower', 800, [320, 640]],
    ['one nearly as wide as a width also in that, at its own size', 1200, [320, 640, 960, 1280]],
    ['a large one in all', 8000, [320, 640, 960, 1280]],
  ])('are, for %s', (_what, masterWidth, widths) => {
    expect(offeredWidths(masterWidth)).toEqual(widths)
  })
})
