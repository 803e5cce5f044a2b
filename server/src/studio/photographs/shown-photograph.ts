import type { AreaPhotograph, StoredPhotograph } from '@tohfa/contract/studio/photographs'

/** A photograph without what only staff need. */
export const shownPhotograph = ({
  version: _version,
  ...shown
}: StoredPhotograph): AreaPhotograph => shown
