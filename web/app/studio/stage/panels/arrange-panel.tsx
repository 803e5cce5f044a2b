import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignStartHorizontal,
  AlignStartVertical,
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  BringToFront,
  CircleX,
  CopyPlus,
  type IconNode,
  Lock,
  LockOpen,
  Maximize2,
  Minimize2,
  RotateCcw,
  RotateCw,
  SendToBack,
} from 'lucide'
import type { ReactNode } from 'react'
import { alignments } from '@tohfa/print-engine/edit/align'
import { itemBounds } from '@tohfa/print-engine/scene/bounds'
import { IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Arranging } from '#studio/stage/arranging.ts'
import { stageTexts as texts } from '#studio/stage/stage.texts.ts'
import type { StageState } from '#studio/stage/use-stage.ts'
import { NumberField } from './number-field.tsx'

const alignIcons = {
  left: AlignStartVertical,
  center: AlignCenterVertical,
  right: AlignEndVertical,
  top: AlignStartHorizontal,
  middle: AlignCenterHorizontal,
  bottom: AlignEndHorizontal,
}
/** Millimetres, a factor and degrees of one press. */
const [step, growth, quarterOfRight] = [1, 1.05, 5]

/** Everything that pointers do, by buttons and figures. */
export function ArrangePanel({ stage, arranging }: { stage: StageState; arranging: Arranging }) {
  const { selected } = stage
  const [only] = selected
  if (!only) return <p className="text-sm text-quiet">{texts.nothingSelected}</p>
  const one = selected.length === 1 ? only : undefined
  const isLocked = selected.some(({ locked }) => locked)
  const place = { disabled: isLocked }
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap gap-1">
        <Press name={texts.duplicate} icon={CopyPlus} onPress={arranging.duplicate} />
        <Press
          name={isLocked ? texts.unlock : texts.lock}
          icon={isLocked ? LockOpen : Lock}
          onPress={() => arranging.lock(!isLocked)}
        />
        <Press name={texts.forward} icon={BringToFront} onPress={() => arranging.order(1)} />
        <Press name={texts.backward} icon={SendToBack} onPress={() => arranging.order(-1)} />
        <Press name={texts.remove} icon={CircleX} disabled={isLocked} onPress={arranging.remove} />
      </div>
      <Group label={texts.move}>
        <Press
          name={texts.left}
          icon={ArrowLeft}
          {...place}
          onPress={() => arranging.move(-step, 0)}
        />
        <Press
          name={texts.right}
          icon={ArrowRight}
          {...place}
          onPress={() => arranging.move(step, 0)}
        />
        <Press name={texts.up} icon={ArrowUp} {...place} onPress={() => arranging.move(0, -step)} />
        <Press
          name={texts.down}
          icon={ArrowDown}
          {...place}
          onPress={() => arranging.move(0, step)}
        />
      </Group>
      <div className="grid grid-cols-2 gap-x-6 gap-y-5">
        <Group label={texts.size}>
          <Press
            name={texts.smaller}
            icon={Minimize2}
            {...place}
            onPress={() => arranging.size(1 / growth)}
          />
          <Press
            name={texts.larger}
            icon={Maximize2}
            {...place}
            onPress={() => arranging.size(growth)}
          />
        </Group>
        <Group label={texts.turn}>
          <Press
            name={texts.turnLeft}
            icon={RotateCcw}
            {...place}
            onPress={() => arranging.turn(-quarterOfRight)}
          />
          <Press
            name={texts.turnRight}
            icon={RotateCw}
            {...place}
            onPress={() => arranging.turn(quarterOfRight)}
          />
        </Group>
      </div>
      {one && (
        <div className="grid grid-cols-2 gap-3">
          <NumberField
            label={texts.across}
            unit={texts.mm}
            value={one.x}
            bound={itemBounds.text.x}
            {...place}
            onChange={(x) => arranging.set({ x }, `x ${one.id}`)}
          />
          <NumberField
            label={texts.below}
            unit={texts.mm}
            value={one.y}
            bound={itemBounds.text.y}
            {...place}
            onChange={(y) => arranging.set({ y }, `y ${one.id}`)}
          />
          {one.kind !== 'text' && (
            <>
              <NumberField
                label={texts.width}
                unit={texts.mm}
                value={one.width}
                bound={itemBounds.photo.width}
                {...place}
                onChange={(width) => arranging.set({ width }, `width ${one.id}`)}
              />
              <NumberField
                label={texts.height}
                unit={texts.mm}
                value={one.height}
                bound={itemBounds.photo.height}
                {...place}
                onChange={(height) => arranging.set({ height }, `height ${one.id}`)}
              />
            </>
          )}
          <NumberField
            label={texts.degrees}
            unit="°"
            step={1}
            value={one.turn}
            bound={itemBounds.text.turn}
            {...place}
            onChange={(turn) => arranging.set({ turn }, `turn ${one.id}`)}
          />
        </div>
      )}
      <Group label={texts.alignTo}>
        {alignments.map((to) => (
          <Press
            key={to}
            name={texts.align[to]}
            icon={alignIcons[to]}
            {...place}
            onPress={() => arranging.align(to)}
          />
        ))}
      </Group>
    </div>
  )
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap gap-1">{children}</div>
    </fieldset>
  )
}

function Press({
  name,
  icon,
  disabled,
  onPress,
}: {
  name: string
  icon: IconNode
  disabled?: boolean
  onPress: () => void
}) {
  return (
    <IconButton
      name={name}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onPress()}
      className="border border-control aria-disabled:text-control"
    >
      <Icon shape={icon} className="size-5" />
    </IconButton>
  )
}
