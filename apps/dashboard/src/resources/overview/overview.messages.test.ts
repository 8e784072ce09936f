import { expect, it } from 'vitest'
import { wordsIn } from '../../../test/words.ts'
import { overviewMessages } from './overview.messages.ts'

const t = wordsIn('ar')(overviewMessages)
const tasks = Object.entries(t).filter(([key]) => key.startsWith('todo') && key !== 'todo')

it.each(tasks)('%s does not say in Arabic that there are two: the number stands before it', (_, text) => {
  const name = typeof text === 'function' ? text({ count: 2 } as never) : text
  expect(name).not.toMatch(/^\S+ان /)
})
