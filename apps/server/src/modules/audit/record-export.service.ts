import type { Db } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import type { Caller } from '../../http/guard/access-tokens.ts'
import { type Change, recordChange } from './audit.repository.ts'

/** Records a file that a member of staff saves. `after` says what it is of, without personal data. @throws AppError `unauthenticated` */
export async function recordExport(
  db: Db,
  caller: Caller | null,
  file: Required<Pick<Change, 'entity' | 'entityId' | 'after'>>,
): Promise<void> {
  if (!caller) throw new AppError('unauthenticated')
  await recordChange(db, { actorId: caller.userId, action: 'exported', ...file })
}
