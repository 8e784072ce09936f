import { type RefObject, useEffect, useRef, useState } from 'react'
import { openBarcodeReader } from './open-barcode-reader.ts'

/** Browsers give the camera to pages under https only. */
export const hasCamera = 'mediaDevices' in navigator

/** Time between two looks at the picture, and how long a code must be out of sight until it counts again, in milliseconds. */
const lookMs = 200
const goneMs = 1_500

type CameraState = 'off' | 'opening' | 'on' | 'refused' | 'unreadable'
type CameraScan = { video: RefObject<HTMLVideoElement | null>; state: CameraState; start: () => void; stop: () => void }

/** Reads barcodes from the camera at the back of a phone, until it is stopped or the page is left. A code in sight counts once. */
export function useCameraScan(onScan: (code: string) => void): CameraScan {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('off')
  const latest = useRef(onScan)
  useEffect(() => {
    latest.current = onScan
  })

  const isWanted = state === 'opening' || state === 'on'
  useEffect(() => {
    if (!isWanted || !video.current) return
    const end = new AbortController()
    const report = (next: CameraState) => !end.signal.aborted && setState(next)
    void watchCamera(video.current, end.signal, report, (code) => latest.current(code))
    return () => end.abort()
  }, [isWanted])

  return { video, state, start: () => setState('opening'), stop: () => setState('off') }
}

async function watchCamera(
  place: HTMLVideoElement,
  end: AbortSignal,
  report: (state: CameraState) => void,
  onCode: (code: string) => void,
): Promise<void> {
  const reader = await openBarcodeReader().catch(() => null)
  if (!reader) return report('unreadable')
  const stream = await openCamera().catch(() => null)
  if (!stream) return report('refused')

  report('on')
  place.srcObject = stream
  // It fails when the camera is stopped before its first picture.
  place.play().catch(() => undefined)
  let last = { code: '', at: 0 }
  while (!end.aborted) {
    // A picture that is not ready, or not readable, is looked at again.
    const [found] = await reader.detect(place).catch(() => [])
    if (found && !end.aborted) {
      const now = performance.now()
      const isNew = found.rawValue !== last.code || now - last.at > goneMs
      last = { code: found.rawValue, at: now }
      if (isNew) onCode(found.rawValue)
    }
    await new Promise((resolve) => setTimeout(resolve, lookMs))
  }
  for (const track of stream.getTracks()) track.stop()
}

/** At twice the usual resolution, which small bars need. */
function openCamera(): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } })
}
