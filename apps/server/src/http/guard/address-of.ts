import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** The address that a call comes from, as limits count it. Behind a proxy it is known only when the proxy is trusted by name. */
export function addressOf(request: FastifyRequest): string {
  return groupAddress(request.ip)
}

/** One customer of a network has a whole /64 of IPv6 addresses, so they count as one. */
export function groupAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail ? tail.split(':') : []
  const groups = tail === undefined ? first : [...first, ...Array(8 - first.length - last.length).fill('0'), ...last]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
