import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useOneAtATime } from './use-one-at-a-time.ts'

it('runs once at a time, and again after it has ended', async () => {
  const answers: PromiseWithResolvers<string>[] = []
  const save = () => {
    const answer = Promise.withResolvers<string>()
    answers.push(answer)
    return answer.promise
  }
  let saveOnce = save
  const Form = () => {
    saveOnce = useOneAtATime(save)
    return null
  }
  renderToString(createElement(Form))
  const both = Promise.all([saveOnce(), saveOnce()])
  expect(answers).toHaveLength(1)
  answers[0]?.resolve('saved')
  expect(await both).toEqual(['saved', 'saved'])
  void saveOnce()
  expect(answers).toHaveLength(2)
})
