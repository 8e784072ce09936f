/** What a form on the way in is for. */
export function AccountHeading({ title, hint }: { title: string; hint?: string }) {
  return (
    <div className="grid gap-1 text-center">
      <h1 className="text-2xl">{title}</h1>
      {hint && <p className="text-muted">{hint}</p>}
    </div>
  )
}
