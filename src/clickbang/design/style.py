"""How the report looks: on a phone and on a desk, by day and by night, and on paper."""

COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#b8860b", "#3f9fd8")
"""Okabe and Ito's, which the colour-blind can tell apart: one a variant."""

STYLE = """
:root { color-scheme: light dark; --ink: #23211f; --soft: #6a655f; --paper: #faf8f4; --card: #fff; --line: #e5e0d8;
  --track: #efebe4; --mark: #8a3b12 }
@media (prefers-color-scheme: dark) { :root { --ink: #ece7df; --soft: #a59e94; --paper: #191715; --card: #211f1c;
  --line: #38342f; --track: #2c2925; --mark: #f0a070 }
  .lane u, .lane b, .hist i, .legend i { filter: brightness(1.45) } }
* { box-sizing: border-box }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 0 }
main { max-width: 64rem; margin: 0 auto; padding: 2rem 1rem 4rem }
h1 { font-size: 1.8rem; line-height: 1.2; margin: 0 } h2 { font-size: 1.15rem; margin: 0 }
h2::first-letter, h3::first-letter { text-transform: uppercase }
h3 { font-size: .95rem; margin: 1rem 0 .25rem }
p { margin: .25rem 0 .75rem; color: var(--soft); max-width: 46rem }
section { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1.1rem 1.25rem;
  margin: 1rem 0; break-inside: avoid }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: .75rem; margin: 1.25rem 0 }
.tile { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: .9rem 1rem }
.tile b { display: block; font-size: 1.7rem; line-height: 1.2; font-variant-numeric: tabular-nums }
.tile span { color: var(--soft); font-size: .85rem }
.legend { display: flex; flex-wrap: wrap; gap: .35rem 1.1rem; margin: .75rem 0 0; padding: 0; list-style: none }
.legend i, .lane i { background: var(--c) }
.legend i { display: inline-block; width: .7rem; height: .7rem; border-radius: 50%; margin-right: .4rem }
.row { display: grid; grid-template-columns: minmax(6rem, 11rem) 1fr 9.5rem; gap: 0 .9rem; align-items: center;
  padding: .16rem 0 }
.row + .row { border-top: 1px solid color-mix(in srgb, var(--line) 55%, transparent) }
.name { overflow-wrap: anywhere; line-height: 1.25 }
.lanes, .figures { display: grid; gap: 2px }
.lane { position: relative; height: 1.15rem; background: var(--track); border-radius: .3rem }
.lane i { position: absolute; top: 0; bottom: 0; left: var(--z); width: var(--w); border-radius: .3rem; opacity: .32 }
.lane u { position: absolute; top: 50%; height: 3px; margin-top: -1.5px; left: var(--l); width: var(--r);
  background: var(--c); border-radius: 2px }
.lane b { position: absolute; top: 50%; left: var(--v); width: .7rem; height: .7rem; margin: -.35rem;
  border-radius: 50%; background: var(--c); border: 2px solid var(--card) }
.lane s { position: absolute; top: -2px; bottom: -2px; left: var(--v); border-left: 2px dashed var(--mark) }
.figures span { height: 1.15rem; line-height: 1.15rem; font-size: .85rem; font-variant-numeric: tabular-nums;
  white-space: nowrap }
.figures small { color: var(--soft) }
.figures .differs { font-weight: 700 }
.fair { color: var(--mark); font-size: .85rem }
.hist { display: flex; align-items: flex-end; gap: 2px; height: 6rem; border-bottom: 1px solid var(--line) }
.hist i { flex: 1; background: var(--c); opacity: .75; border-radius: 2px 2px 0 0; height: var(--h); min-height: 1px }
.scale { display: flex; justify-content: space-between; color: var(--soft); font-size: .8rem; margin-bottom: .75rem }
.each span { flex: 1; text-align: center }
.wide { overflow-x: auto }
table { border-collapse: collapse; font-size: .85rem; font-variant-numeric: tabular-nums; width: 100% }
th, td { padding: .25rem .9rem .25rem 0; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap }
th:first-child, td:first-child { text-align: left }
summary { cursor: pointer; color: var(--soft); font-size: .9rem; margin-top: .75rem }
code { font-size: .85em; overflow-wrap: anywhere }
@media (max-width: 34rem) {
  main { padding: 1.25rem .75rem 3rem } section { padding: .9rem .85rem }
  .row { grid-template-columns: 1fr auto; padding: .35rem 0 } .lanes { grid-column: 1 / -1; grid-row: 2 }
  .row.several { grid-template-columns: 1fr } .row.several .figures { grid-row: 3 }
  .tiles { grid-template-columns: 1fr 1fr }
}
"""
