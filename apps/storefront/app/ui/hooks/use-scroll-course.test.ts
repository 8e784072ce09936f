import { expect, it } from 'vitest'
import { courseOfScroll } from './use-scroll-course.ts'

it.each([
  ['the top', { y: 0, previousY: 300 }, 'top'],
  ['a bounce over the top', { y: -40, previousY: 0 }, 'top'],
  ['down', { y: 300, previousY: 0 }, 'down'],
  ['up', { y: 300, previousY: 400 }, 'back'],
  ['a finger at rest', { y: 302, previousY: 300 }, null],
  ['the end of the page', { y: 1998, previousY: 1500 }, 'back'],
] as const)('the course of a scroll: %s', (_, scroll, expected) => {
  expect(courseOfScroll({ ...scroll, maxY: 2000 })).toBe(expected)
})
