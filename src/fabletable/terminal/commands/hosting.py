"""Commands that serve tables to others and take care of the database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from fabletable.extras import needs
from fabletable.kernel import Refused
from fabletable.terminal.commands.common import DAMAGED, Database, Host, Port, complain, screen
from fabletable.terminal.speech import translate

app = typer.Typer()
Quick = Annotated[bool, typer.Option("--quick", help="help-quick")]


@app.command("serve", help="help-serve")
def serve_command(
    host: Host = None,
    port: Port = None,
    database: Database = None,
    origin: Annotated[str | None, typer.Option(help="help-origin", metavar="URL")] = None,
    channels: Annotated[str | None, typer.Option(help="help-channels", metavar="URL")] = None,
    workers: Annotated[int | None, typer.Option(help="help-workers", min=1)] = None,
    trusted_proxies: Annotated[str | None, typer.Option(help="help-proxies", metavar="ADDRESSES")] = None,
    job_workers: Annotated[int | None, typer.Option(help="help-job-workers", min=1)] = None,
    key: Annotated[str | None, typer.Option(help="help-key", metavar="FILE")] = None,
    lobby: Annotated[bool, typer.Option("--lobby", help="help-lobby")] = False,
    hall: Annotated[bool, typer.Option("--hall", help="help-lobby", hidden=True)] = False,
    thinkers: Annotated[int | None, typer.Option("--thinkers", help="help-job-workers", hidden=True)] = None,
) -> None:
    """Serve the tables. The secret comes from the environment alone, because arguments are visible in the list of
    processes."""
    for old, new, given in (("--hall", "--lobby", hall), ("--thinkers", "--job-workers", thinkers)):
        if given:
            raise Refused("why-renamed", {"old": old, "new": new})
    needs("table")
    from fabletable.server.main import serve

    serve(host, port, database, None, origin, channels, workers, trusted_proxies, job_workers, key, lobby, renews=True)


@app.command("site", help="help-site")
def site_command(folder: Annotated[Path, typer.Argument(help="help-site-folder", metavar="DIR")]) -> None:
    needs("table")
    from fabletable.server.site import write_site

    parts = write_site(folder)
    for part in parts:
        screen().print(f"{part.name:<20}{part.size / 1024:>9,.0f} KiB", highlight=False)
    total = sum(part.size for part in parts)
    command = f"python -m http.server --directory {folder}"
    screen().print(
        translate("site-written", folder=str(folder), megabytes=f"{total / 1_000_000:.1f}", command=command),
        highlight=False,
    )


@app.command("migrate", help="help-migrate")
def migrate_command(database: Database = None) -> None:
    needs("table")
    from fabletable.server.main import migrate

    found, newest = migrate(database)
    done = "made" if found is None else "same" if found == newest else "changed"
    screen().print(translate("migrate-done", done=done, found=found or "", newest=newest))


@app.command("tidy", help="help-tidy")
def tidy_command(
    older_than: Annotated[str, typer.Option(help="help-older-than", metavar="180d")],
    database: Database = None,
    only_count: Annotated[bool, typer.Option("--only-count", help="help-only-count")] = False,
) -> None:
    needs("table")
    from fabletable.server.main import kept_tables
    from fabletable.server.storage.retention import tidy

    count, keys, since = tidy(kept_tables(database), older_than, only_count=only_count)
    screen().print(translate("tidy-counted" if only_count else "tidy-done", count=count, since=since))
    if keys:
        screen().print(translate("tidy-keys-counted" if only_count else "tidy-keys", count=keys))


@app.command("backup", help="help-backup")
def backup_command(
    file: Annotated[Path, typer.Argument(help="help-backup-file", metavar="FILE", show_default=False)],
    database: Database = None,
    quick: Quick = False,
    keep: Annotated[int | None, typer.Option(help="help-keep", metavar="N", min=1)] = None,
    every: Annotated[float | None, typer.Option(help="help-every", metavar="HOURS", min=0.01)] = None,
) -> None:
    needs("table")
    from fabletable.server.main import kept_tables
    from fabletable.terminal import copies

    url = kept_tables(database)
    if every is not None:
        from fabletable.terminal.sitting_down import heed_the_end

        heed_the_end()
        copies.keep_copying(screen(), url, file, quick, keep, every, complain)
    elif not copies.copy(screen(), url, file, quick, keep):
        raise typer.Exit(DAMAGED)


@app.command("check", help="help-check")
def check_command(
    file: Annotated[Path | None, typer.Argument(help="help-check-file", metavar="COPY", show_default=False)] = None,
    database: Database = None,
    quick: Quick = False,
    accept: Annotated[list[str] | None, typer.Option(help="help-accept", metavar="TABLE")] = None,
) -> None:
    needs("table")
    from fabletable.server.main import kept_tables
    from fabletable.terminal import copies

    if not copies.check(screen(), kept_tables(database), file, quick, accept or []):
        raise typer.Exit(DAMAGED)


@app.command("restore", help="help-restore")
def restore_command(
    file: Annotated[Path, typer.Argument(help="help-restore-file", metavar="COPY", show_default=False)],
    database: Database = None,
    anyway: Annotated[bool, typer.Option("--anyway", help="help-anyway")] = False,
) -> None:
    needs("table")
    from fabletable.server.main import kept_tables
    from fabletable.terminal import copies

    if not copies.put_back(screen(), kept_tables(database), file, anyway):
        raise typer.Exit(DAMAGED)
