import { z } from 'zod'
import type { ErrorCode } from '../errors.ts'
import { idParameter } from '../fields.ts'
import { pageOf } from '../paging.ts'
import type { Permission } from './permissions.ts'
import { versionField } from './staff-fields.ts'

/** The calls of a resource that staff keep, without their summaries: a list by pages, a record, and its changes by version. */
export function staffResource<
  const Path extends `/api/admin/${string}/`,
  const Read extends Permission,
  const Write extends Permission,
  Query extends z.ZodObject,
  Shown extends z.ZodType,
  New extends z.ZodObject,
  Changed extends z.ZodObject,
>({
  path,
  read,
  write,
  query,
  answer,
  created,
  changed,
  missing,
  refusals,
}: {
  /** Of the list; a record has its id behind it. */
  path: Path
  read: Read
  write: Write
  query: Query
  /** A record as staff see it. */
  answer: Shown
  created: New
  /** With the version that somebody looked at. */
  changed: Changed
  /** The error where there is no such record. */
  missing: ErrorCode
  /** The errors of what a record is refused for, when it is made or changed. */
  refusals: readonly ErrorCode[]
}) {
  const list = { path, query, answer: pageOf(answer) } as const
  const one = { path: `${path}{id}/`, params: z.object({ id: idParameter }), answer } as const
  const reading = { method: 'GET', permission: read } as const
  const writing = { permission: write } as const
  const found = [missing, 'version_conflict'] as const
  return {
    list: { ...reading, ...list },
    get: { ...reading, ...one, errors: [missing] },
    create: { ...writing, method: 'POST', path, body: created, answer, status: 201, errors: refusals },
    update: { ...writing, ...one, method: 'PUT', body: changed, errors: [...found, ...refusals] },
    remove: { ...writing, ...one, method: 'DELETE', body: z.object({ version: versionField }), errors: found },
  } as const
}
