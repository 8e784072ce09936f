import { expect, it } from 'vitest'
import { findFilmId, isVideoLink } from './video-link.ts'

it.each([
  ['https://www.youtube.com/watch?v=abcDEF12_-x', 'abcDEF12_-x'],
  ['https://youtu.be/abcDEF12_-x?si=1', 'abcDEF12_-x'],
  ['https://m.youtube.com/shorts/abcDEF12_-x', 'abcDEF12_-x'],
  ['https://www.youtube.com/results?search_query=kettle', null],
  ['https://www.youtube.com/watch?v=../../evil', null],
])('%s leads to the film %s', (link, id) => {
  expect([isVideoLink(link), findFilmId(link)]).toEqual([true, id])
})

it.each([
  'http://youtu.be/abcDEF12_-x',
  'https://youtube.com.evil.example/watch?v=abcDEF12_-x',
  'https://a@youtu.be/x',
  'javascript:1',
  '',
])('%j is no link of the platform', (link) => {
  expect([isVideoLink(link), findFilmId(link)]).toEqual([false, null])
})
