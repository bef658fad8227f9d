import { execFileSync } from 'node:child_process'

/**
 * The processes of the database engine that a server started, by their ids. What it starts besides runs on Node, as the
 * maker of documents does, and ends by itself.
 */
export const enginesOf = (pid: number): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, program]) => Number(parent) === pid && program !== process.execPath)
    .map(([child]) => Number(child))
