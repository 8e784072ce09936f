import { expect, it } from 'vitest'
import { lastAddress } from './last-address.ts'

function openStore(text?: string) {
  const texts = new Map(text === undefined ? [] : [['last_address', text]])
  return {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, value: string) => void texts.set(name, value),
    removeItem: (name: string) => void texts.delete(name),
  }
}

const home = { region: 'EG-C', city: 'Nasr City', address: '12 Abbas El Akkad' }
const empty = { area: '', building: '', floor: '', apartment: '', landmark: '' }

it('recalls the address of the last order, without name and phone, until it is forgotten', () => {
  const storage = lastAddress(openStore())
  expect(storage.recall()).toBeNull()
  storage.save({ ...home, phone: '01012345678', first_name: 'Mona' } as never)
  expect(storage.recall()).toEqual({ ...home, ...empty })
  storage.forget()
  expect(storage.recall()).toBeNull()
})

it.each(['nonsense', '[]', '{"region":"EG-C"}', '{"region":"EG-XX","city":"a","address":"b"}', '{"region":5}'])(
  'takes a stored %s for none',
  (text) => {
    expect(lastAddress(openStore(text)).recall()).toBeNull()
  },
)
