/** The package.json and the lock file of a release: what serving needs, and no command that builds. */

const COMMANDS = {
  postinstall: 'node scripts/prune-packages.mjs',
  start: 'exec node scripts/start.mjs',
  seed: 'node scripts/cli.mjs seed',
  'create-admin': 'node scripts/cli.mjs create-admin',
  backup: 'node scripts/built-command.mjs backup backup',
  restore: 'node scripts/built-command.mjs backup restore',
  move: 'node scripts/built-command.mjs backup move',
  doctor: 'node scripts/built-command.mjs doctor',
  'move-files': 'node scripts/built-command.mjs move-files',
}

/** package.json without the packages that building and testing need. */
export const releasePackage = ({
  name,
  version,
  license,
  description,
  type,
  engines,
  dependencies,
  optionalDependencies,
}) => ({
  name,
  version,
  private: true,
  license,
  description,
  type,
  engines,
  scripts: COMMANDS,
  dependencies,
  optionalDependencies,
})

/** The lock file that goes with it: the same versions and hashes. */
export const releaseLock = ({ packages, ...lock }, { name, version, license, engines, ...release }) => ({
  ...lock,
  packages: {
    '': {
      name,
      version,
      hasInstallScript: true,
      license,
      dependencies: release.dependencies,
      engines,
      optionalDependencies: release.optionalDependencies,
    },
    ...Object.fromEntries(
      Object.entries(packages).filter(([place, { dev, devOptional }]) => place && !dev && !devOptional),
    ),
  },
})
