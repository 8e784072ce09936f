import { expect, test } from 'vitest'
import { groupAddress } from './address-of.ts'

test.each([
  ['41.33.10.7', '41.33.10.7'],
  ['::ffff:41.33.10.7', '41.33.10.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, expected) => {
  expect(groupAddress(address)).toBe(expected)
})
