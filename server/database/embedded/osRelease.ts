import { readFile } from 'node:fs/promises'

/** What Linux the machine runs; empty where it does not say. */
export interface OsRelease {
  /** For example "debian" or "ubuntu". */
  id?: string | undefined
  /** For example "bookworm". */
  codename?: string | undefined
}

/** Reads `/etc/os-release`. */
export async function readOsRelease(file = '/etc/os-release'): Promise<OsRelease> {
  return parseOsRelease(await readFile(file, 'utf8').catch(() => ''))
}

/** Parses the `NAME=value` lines, quoted or not. */
export function parseOsRelease(text: string): OsRelease {
  const value = (name: string): string | undefined =>
    new RegExp(`^${name}=["']?([^"'\\n]*)["']?$`, 'm').exec(text)?.[1]
  return { id: value('ID'), codename: value('VERSION_CODENAME') }
}
