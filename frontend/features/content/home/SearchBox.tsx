import { useSetAtom } from 'jotai'
import { type SubmitEvent, useRef } from 'react'
import { Icon } from '../../../components/ui/Icon'
import { MAX_SEARCH_LENGTH, paletteAtom } from '../../../lib/palette'
import { paths } from '../../../paths'

/** Opens the command palette. Works before the script runs: the browser itself goes to the results. */
export const SearchBox = () => {
  const openPalette = useSetAtom(paletteAtom)
  const input = useRef<HTMLInputElement>(null)
  // read when the palette is there: until then the keys are the field's
  const open = (field: HTMLInputElement): void => openPalette({ takeTyped: () => field.value })
  const search = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (input.current) open(input.current)
  }
  return (
    <form
      role="search"
      action={paths.search.path}
      method="get"
      className="mt-6 flex max-w-[30rem]"
      onSubmit={search}
    >
      <input
        ref={input}
        type="search"
        name="q"
        aria-label="Search events, publications and members"
        aria-keyshortcuts="Control+K Meta+K"
        placeholder="Search events, papers, people"
        maxLength={MAX_SEARCH_LENGTH}
        className="field-input min-h-12 rounded-e-none border-e-0"
        // not on focus: who only passes by with the keyboard is not stopped
        onClick={(event) => open(event.currentTarget)}
      />
      <button type="submit" className="btn min-h-12 rounded-s-none border border-edge bg-sheet">
        <Icon name="search" className="size-4" />
        <span className="sr-only">Search</span>
      </button>
    </form>
  )
}
