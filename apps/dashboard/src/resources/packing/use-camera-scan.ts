import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** The barcode reader of the browser (Chrome on Android); TypeScript does not know it yet. */
type BarcodeReader = { detect(video: HTMLVideoElement): Promise<{ rawValue: string }[]> }
type BarcodeReaderClass = new () => BarcodeReader

const BarcodeDetector = (globalThis as { BarcodeDetector?: BarcodeReaderClass }).BarcodeDetector

/** Whether this browser reads barcodes by itself; others use the field. */
export const isCameraScanPossible = BarcodeDetector !== undefined && 'mediaDevices' in navigator

/** Time between two looks at the picture, and until the same code counts again, in milliseconds. */
const lookMs = 200
const repeatMs = 2_000

type CameraScan = {
  video: RefObject<HTMLVideoElement | null>
  state: 'off' | 'on' | 'refused'
  start: () => Promise<void>
  stop: () => void
}

/** Reads barcodes from the camera at the back of a phone, until it is stopped or the page is left. */
export function useCameraScan(onScan: (code: string) => void): CameraScan {
  const video = useRef<HTMLVideoElement>(null)
  const [stream, setStream] = useState<MediaStream | null>(null)
  const [isRefused, setRefused] = useState(false)
  const latest = useRef(onScan)
  useEffect(() => {
    latest.current = onScan
  })

  const stop = useCallback(() => {
    setStream((open) => {
      for (const track of open?.getTracks() ?? []) track.stop()
      return null
    })
  }, [])

  async function start(): Promise<void> {
    setRefused(false)
    try {
      setStream(await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }))
    } catch {
      setRefused(true)
    }
  }

  useEffect(() => {
    const place = video.current
    if (!stream || !place || !BarcodeDetector) return
    const reader = new BarcodeDetector()
    let last = { code: '', at: 0 }
    place.srcObject = stream
    void place.play()
    const timer = setInterval(async () => {
      // A picture that is not ready, or not readable, is looked at again.
      const [found] = await reader.detect(place).catch(() => [])
      const now = performance.now()
      if (!found || (found.rawValue === last.code && now - last.at < repeatMs)) return
      last = { code: found.rawValue, at: now }
      latest.current(found.rawValue)
    }, lookMs)
    return () => {
      clearInterval(timer)
      for (const track of stream.getTracks()) track.stop()
    }
  }, [stream])

  return { video, state: stream ? 'on' : isRefused ? 'refused' : 'off', start, stop }
}
