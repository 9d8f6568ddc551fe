import { join } from 'node:path'

/**
 * The variables of a system that also has Noto Sans Tamil (OFL), as phones do. Its font files were made from
 * @fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-<weight>-normal.woff2, by `fonttools ttLib.woff2 decompress` and
 * `pyftsubset --unicodes=B82-BFA --layout-features='*' --name-IDs='*'`. Chromium reads no WOFF2 file of the system.
 */
export const WITH_NOTO_TAMIL = { XDG_DATA_HOME: join(import.meta.dirname, 'noto-tamil') }
