import { useAtom } from 'jotai'
import { type ComponentType, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { paletteAtom } from '../../../lib/palette'
import { paths } from '../../../paths'
import type { StarterEvent, TakeTyped } from '../../../lib/starterEvents.types'
import type { PaletteProps } from './PaletteDialog'

const OPENS_PALETTE: StarterEvent = 'ace:palette'

export interface PaletteHostProps {
  /** Loads the palette of the page that is open: the same function for pages with the same one. */
  load: () => Promise<ComponentType<PaletteProps>>
}

/**
 * The command palette of every page, opened when the starter asks for it. Its code comes when it is first
 * opened; where it cannot, the page of results does.
 */
export const PaletteHost = ({ load }: PaletteHostProps) => {
  const [asked, setAsked] = useAtom(paletteAtom)
  const [loaded, setLoaded] = useState<{ by: typeof load; Palette: ComponentType<PaletteProps> }>()
  const Palette = loaded?.by === load ? loaded.Palette : undefined

  const isOpen = asked !== null

  useEffect(() => {
    // at once, even while a new page is being drawn: the next key belongs to the palette
    const onAsked = (event: Event): void => {
      const { detail: takeTyped } = event as CustomEvent<TakeTyped>
      if (isOpen) takeTyped()
      else flushSync(() => setAsked({ takeTyped }))
    }
    document.addEventListener(OPENS_PALETTE, onAsked)
    return () => document.removeEventListener(OPENS_PALETTE, onAsked)
  }, [isOpen, setAsked])

  useEffect(() => {
    if (!asked || Palette) return
    load().then(
      (component) => setLoaded({ by: load, Palette: component }),
      () => location.assign(paths.search.build(asked.takeTyped())),
    )
  }, [asked, Palette, load])

  return Palette && asked && <Palette {...asked} onClose={() => setAsked(null)} />
}
