import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/ui/Button'
import { type ReadCode, createCodeReader } from './readCode'

/** Between two looks at the picture. */
const LOOK_MS = 150
/** The same code is taken again when it was out of sight for so long. */
const FORGET_MS = 3000

export interface DoorScannerProps {
  /** Called once for each code that comes into sight. */
  onCode: (code: string) => void
}

/** Reads codes with the camera of the device. Without one, names are searched for. */
export const DoorScanner = ({ onCode }: DoorScannerProps) => {
  const video = useRef<HTMLVideoElement>(null)
  const report = useRef(onCode)
  const [isOn, setIsOn] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  useEffect(() => {
    report.current = onCode
  }, [onCode])

  useEffect(() => {
    const element = video.current
    if (!isOn || !element) return undefined
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let stream: MediaStream | undefined
    const last = { code: '', seenAt: 0 }

    const look = async (read: ReadCode): Promise<void> => {
      const code = await read(element).catch(() => null)
      const now = Date.now()
      if (isOver) return
      if (code !== null) {
        const isNew = code !== last.code || now - last.seenAt > FORGET_MS
        Object.assign(last, { code, seenAt: now })
        if (isNew) report.current(code)
      }
      timer = setTimeout(() => void look(read), LOOK_MS)
    }
    const stop = (): void => {
      clearTimeout(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const begin = async (): Promise<void> => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
        if (isOver) {
          stop()
          return
        }
        element.srcObject = stream
        await element.play()
        await look(await createCodeReader())
      } catch {
        if (isOver) return
        setIsRefused(true)
        setIsOn(false)
      }
    }
    void begin()
    return () => {
      isOver = true
      stop()
    }
  }, [isOn])

  return (
    <div className="grid gap-3">
      {isOn && (
        <video
          ref={video}
          muted
          playsInline
          aria-label="What the camera sees"
          className="aspect-square max-h-72 w-full bg-deep object-cover"
        />
      )}
      <p>
        <Button
          tone={isOn ? 'plain' : 'main'}
          onClick={() => {
            setIsRefused(false)
            setIsOn(!isOn)
          }}
        >
          {isOn ? 'Stop the Camera' : 'Scan Tickets'}
        </Button>
      </p>
      {isRefused && (
        <p role="alert" className="border-s-4 border-amber bg-amber-wash p-4">
          The camera cannot be used. Allow it in the settings of the browser for this site, or look people up
          by name.
        </p>
      )}
    </div>
  )
}
