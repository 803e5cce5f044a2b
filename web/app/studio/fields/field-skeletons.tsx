import { Skeleton } from '#ui/skeleton.tsx'
import type { FieldShape } from './field-shapes.ts'

/** The fields of most products. */
const usual: readonly FieldShape[] = [
  { kind: 'text', required: false, isLong: false, tiles: 0 },
  { kind: 'text', required: false, isLong: false, tiles: 0 },
]

/**
 * The skeleton of the whole section in its exact size, so that nothing below it moves when it
 * loads.
 */
export function StudioSkeleton({ shapes = usual }: { shapes?: readonly FieldShape[] | undefined }) {
  return (
    <div aria-busy data-studio-coming className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-7 w-48" />
        {shapes.some(({ required }) => required) && <Skeleton className="h-4 w-40" />}
      </div>
      {shapes.some(({ kind }) => kind === 'text') && (
        <div className="flex items-center justify-between gap-3">
          <Skeleton className="h-5 w-28" />
          <Skeleton className="h-11 w-52 shrink-0" />
        </div>
      )}
      <FieldSkeletons shapes={shapes} />
      <Skeleton className="h-11 w-64" />
      <div className="h-5" />
    </div>
  )
}

/** The skeleton of the fields until they are known. */
export function FieldSkeletons({ shapes = usual }: { shapes?: readonly FieldShape[] | undefined }) {
  return shapes.map((shape, nth) => (
    // They stay as they are.
    // oxlint-disable-next-line react/no-array-index-key
    <FieldSkeleton key={nth} shape={shape} />
  ))
}

function FieldSkeleton({ shape: { kind, isLong, tiles } }: { shape: FieldShape }) {
  if (kind === 'color' || kind === 'choice')
    return (
      <div>
        <Skeleton className="mb-2 h-5 w-40" />
        <div className="flex flex-wrap gap-2">
          {Array.from({ length: tiles }, (_, nth) => (
            <Skeleton key={nth} className={kind === 'color' ? 'size-11.5' : 'h-11 w-24'} />
          ))}
        </div>
      </div>
    )
  const control = kind === 'photo' ? 'h-16' : isLong ? 'h-16.5' : 'h-11'
  return (
    <div className="flex flex-col gap-1 pb-6">
      <Skeleton className="h-5 w-32" />
      <Skeleton className={`w-full ${control}`} />
    </div>
  )
}
