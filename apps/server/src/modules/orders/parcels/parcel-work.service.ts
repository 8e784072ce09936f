import type { OrderDeps } from '../orders.deps.ts'
import { askAboutParcel } from './apply-news.service.ts'
import { bookParcel } from './book-parcel.service.ts'
import { listOverdue } from './bookings.repository.ts'
import { askParcelJob, bookParcelJob, overdueParcelsJob, withdrawParcelJob } from './parcels.jobs.ts'
import { withdrawCancelled } from './withdraw-parcel.service.ts'

/** A parcel that waits longer than this was given up by its job, in milliseconds. */
const overdueMs = 30 * 60_000
const maxAtOnce = 100

/** Registers the job handlers. Without a carrier that is called, parcels may still wait since there was one: their jobs wait as well. */
export function handleParcelJobs(deps: OrderDeps): void {
  const { driver } = deps.couriers
  deps.jobs.handle(withdrawParcelJob, ({ orderId }) => withdrawCancelled(deps, driver, orderId))
  deps.jobs.handle(overdueParcelsJob, () => bookOverdueParcels(deps))
  if (!driver) return
  deps.jobs.handle(bookParcelJob, ({ orderId }) => bookParcel(deps, driver, orderId))
  deps.jobs.handle(askParcelJob, ({ trackingNumber }) => askAboutParcel(deps, driver, trackingNumber))
}

/** Books parcels again whose job was given up, such as after a long failure of the carrier; lists them where no carrier is called. */
export async function bookOverdueParcels(deps: OrderDeps): Promise<void> {
  const before = new Date(deps.readClock().getTime() - overdueMs)
  for (const orderId of await listOverdue(deps.db, before, maxAtOnce))
    if (deps.couriers.driver) await deps.jobs.add(deps.db, bookParcelJob, { orderId })
    else await bookParcel(deps, null, orderId)
}

/** Queues an inquiry about the parcel that a webhook names. */
export async function queueParcelNews(
  { db, jobs }: Pick<OrderDeps, 'db' | 'jobs'>,
  trackingNumber: string,
): Promise<void> {
  await jobs.add(db, askParcelJob, { trackingNumber })
}
