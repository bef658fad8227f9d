import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, lazy, useEffect, useRef, useState } from 'react'
import type { OwnProfile } from '../../../../domain/people/profiles/profile.schema'
import { MAX_PHOTO_BYTES, PHOTO_TYPES } from '../../../../domain/people/profiles/photoLimits.schema'
import { Avatar } from '../../../components/ui/Avatar'
import { Button } from '../../../components/ui/Button'
import { Dialog } from '../../../components/ui/Dialog'
import { Spinner } from '../../../components/ui/Spinner'
import { useApp } from '../../../lib/app'
import { errorText } from '../../../lib/errorText'
import { messages } from '../../../lib/messages/messages'
import { profileMessages } from '../../../lib/messages/profileMessages'
import { useToast } from '../../../lib/toasts'
import { useIsHydrated } from '../../../lib/useIsHydrated'
import type { CropShares } from './CropEditor'
import { ownProfileQuery } from './ownProfileQuery'

const CropEditor = lazy(async () => ({ default: (await import('./CropEditor')).CropEditor }))

/** 5 MB over a slow line. */
const UPLOAD_TIMEOUT_MS = 180_000

interface Chosen {
  file: File
  url: string
}

export interface PhotoEditorProps {
  profile: OwnProfile
  /** Something else is at work: nothing may be changed. */
  isLocked: boolean
  onBusy: (isBusy: boolean) => void
  /** Whose photo it is: stands beside it. */
  children: ReactNode
}

/** The photo with its buttons: choose, cut, save, remove. Source: spec.md sections 2 "/profile", 5 and 8 "Photo". */
export const PhotoEditor = ({ profile, isLocked, onBusy, children }: PhotoEditorProps) => {
  const app = useApp()
  const queryClient = useQueryClient()
  const toast = useToast()
  const isHydrated = useIsHydrated()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<Chosen>()
  const [isBusy, setIsBusy] = useState(false)

  const url = chosen?.url
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url])

  const refuse = (description: string): void => toast({ tone: 'error', title: messages.error, description })

  const choose = (file: File | undefined): void => {
    if (input.current) input.current.value = ''
    if (!file) return
    if (!file.type.startsWith('image/')) refuse(profileMessages.notAnImage)
    else if (file.size >= MAX_PHOTO_BYTES) refuse(profileMessages.photoTooLarge)
    else setChosen({ file, url: URL.createObjectURL(file) })
  }

  const change = async (send: () => Promise<{ avatarUrl: string | null }>, title: string): Promise<void> => {
    setIsBusy(true)
    onBusy(true)
    try {
      const { avatarUrl } = await send()
      queryClient.setQueryData(ownProfileQuery(app).queryKey, (known) => known && { ...known, avatarUrl })
      setChosen(undefined)
      toast({ tone: 'success', title })
    } catch (error) {
      refuse(errorText(error, profileMessages.photoFailed))
    } finally {
      setIsBusy(false)
      onBusy(false)
    }
  }

  const upload = (crop: CropShares): void => {
    if (!chosen) return
    const form = new FormData()
    form.set('file', chosen.file)
    for (const [name, share] of Object.entries(crop)) form.set(name, String(share))
    void change(
      () => app.api.post('/profiles/me/photo', form, { timeoutMs: UPLOAD_TIMEOUT_MS }),
      profileMessages.photoSaved,
    )
  }

  const isUnavailable = isLocked || isBusy
  return (
    <div className="items-center gap-x-5 gap-y-4 max-sm:flex max-sm:flex-wrap sm:grid sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-7">
      <div className="sm:row-span-2">
        <Avatar name={profile.fullName} url={profile.avatarUrl} isLarge />
      </div>
      <div className="flex-1 basis-[7rem]">{children}</div>
      <div className="grid gap-x-5 gap-y-2 max-sm:basis-full">
        <p className="flex flex-wrap gap-x-5 gap-y-2">
          <Button disabled={!isHydrated} isUnavailable={isUnavailable} onClick={() => input.current?.click()}>
            {profile.avatarUrl ? 'Change Photo' : 'Upload Photo'}
          </Button>
          {profile.avatarUrl && (
            <Button
              tone="quiet"
              disabled={!isHydrated}
              isUnavailable={isUnavailable}
              onClick={() =>
                void change(() => app.api.delete('/profiles/me/photo'), profileMessages.photoRemoved)
              }
            >
              Remove Photo
            </Button>
          )}
        </p>
        <p className="text-ink-soft">JPEG, PNG, WebP or AVIF, less than 5 MB.</p>
      </div>
      <input
        ref={input}
        type="file"
        accept={PHOTO_TYPES}
        aria-label="Photo file"
        hidden
        onChange={(event) => choose(event.target.files?.[0])}
      />
      <Dialog
        title="Crop your photo"
        isOpen={chosen !== undefined}
        onClose={() => !isBusy && setChosen(undefined)}
      >
        {chosen && (
          <Suspense fallback={<Spinner label="Loading…" />}>
            <CropEditor
              url={chosen.url}
              isBusy={isBusy}
              onUse={upload}
              onCancel={() => setChosen(undefined)}
              onUnreadable={() => {
                setChosen(undefined)
                refuse(profileMessages.notAnImage)
              }}
            />
          </Suspense>
        )}
      </Dialog>
    </div>
  )
}
