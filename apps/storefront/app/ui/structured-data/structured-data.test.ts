import { expect, it } from 'vitest'
import { serializeStructuredData } from './structured-data.tsx'

it('cannot be ended by a text inside and means the same', () => {
  const data = { name: '</script><script>alert(1)</script><!--' }
  const json = serializeStructuredData(data)
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual(data)
})
