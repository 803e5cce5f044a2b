import type { StageState } from '#studio/stage/use-stage.ts'
import { stageTexts as texts } from '#studio/stage/stage.texts.ts'
import { ColorTiles } from './color-tiles.tsx'

/** The colour of a whole side. */
export function GroundPanel({ stage: { area, commit } }: { stage: StageState }) {
  return (
    <ColorTiles
      label={texts.ground}
      value={area.background}
      none={texts.noGround}
      onChange={(to, key) =>
        commit({ do: 'ground', area: area.id, to }, key === undefined ? {} : { key })
      }
    />
  )
}
