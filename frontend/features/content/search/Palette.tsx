import { useState } from 'react'
import { useSession } from '../../../lib/session/useSession'
import { useSiteChrome } from '../../../lib/siteChrome'
import { PaletteDialog, type PaletteProps } from './PaletteDialog'
import { paletteGroups } from './paletteGroups'
import { toSearchText } from './searchQuery'
import { useLiveSearch } from './useLiveSearch'

/** The command palette of the site. Source: spec.md section 2. */
export const Palette = ({ takeTyped, onClose }: PaletteProps) => {
  const siteChrome = useSiteChrome()
  const { user } = useSession()
  const [typed, setTyped] = useState(takeTyped)
  const text = toSearchText(typed)
  const { found, isSearching } = useLiveSearch(text)
  return (
    <PaletteDialog
      label="Search pages, events, publications and members"
      placeholder="Search events, papers, people"
      typed={typed}
      onType={setTyped}
      groups={paletteGroups(siteChrome, { text, found, isSignedIn: user !== null })}
      isSearching={isSearching}
      onClose={onClose}
    />
  )
}
