#!/bin/sh
# Backups where no timer of systemd runs: the service "backup" of compose.yaml. Looks every ten minutes, so that what failed is
# tried again: a backup at three at night, or at once when there is none of the last 25 hours; a restore drill at four, when
# there is none of the last 30 days. Backups older than 30 days are deleted: they still hold people who were erased since.
is_newer() {
  [ -n "$(find "$DATA_DIR/$1" -mmin "-$2" 2>/dev/null)" ]
}

while :; do
  hour=$(date +%H)
  if ! is_newer last-backup 1500 || { [ "$hour" = 03 ] && ! is_newer last-backup 120; }; then
    node --disable-warning=ExperimentalWarning scripts/cli/backup.ts &&
      find "$DATA_DIR/backups" -name '*.backup' -mtime +30 -delete
  fi
  # In the data folder: /tmp is in memory.
  if [ "$hour" = 04 ] && ! is_newer last-restore-drill 43200; then
    TMPDIR="$DATA_DIR" node --disable-warning=ExperimentalWarning scripts/cli/restore-drill.ts
  fi
  sleep "${EVERY_SECONDS:-600}"
done
