import { expect, it } from 'vitest'
import { parsePostmasterFile } from './postmaster.ts'

const whole = '8170\n/srv/var/postgres/data\n1795211891\n54999\n\n127.0.0.1\n  2146767         4\nready   \n'

it.each([
  ['a running server', whole, { pid: 8170, port: 54999, status: 'ready' }],
  ['a server coming up', whole.replace('ready   ', 'starting'), { pid: 8170, port: 54999, status: 'starting' }],
  ['a server going down', whole.replace('ready   ', 'stopping'), { pid: 8170, port: 54999, status: 'stopping' }],
  ['a file half written', '8170\n/srv/var/postgres/data\n', { pid: 8170, port: null, status: null }],
  ['an unknown status', whole.replace('ready   ', 'dancing'), { pid: 8170, port: 54999, status: null }],
  ['an empty file', '', null],
  ['a file of noise', '\0\0\0\0', null],
  ['a negative pid (single-user mode)', whole.replace('8170', '-8170'), null],
])('reads %s', (_name, text, expected) => {
  expect(parsePostmasterFile(text)).toEqual(expected)
})
