import { startBosta } from './fakes/bosta.ts'

/**
 * The fake Bosta as a process beside a shop. It first sends the settings that name it; a message with a tracking number and fields changes
 * that delivery, and is answered when it is done. It ends with the process that started it.
 */
const bosta = await startBosta()
process.on('message', ({ trackingNumber, fields }: { trackingNumber: string; fields: { state: number } }) => {
  bosta.change(trackingNumber, fields)
  process.send?.('changed')
})
process.on('disconnect', () => void bosta.stop())
process.send?.(bosta.settings)
